/** A text as it stands in HTML and XML, between tags and in an attribute with double quotes. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
