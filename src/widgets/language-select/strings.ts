export const strings = {
  language: 'Language: {{name}}',
}
