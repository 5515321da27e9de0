/** The English of a field for pictures; a widget with one adds them to its own. */
export const pictureStrings = {
  'picture.add': 'Choose pictures',
  'picture.chosen': 'Pictures you chose',
  'picture.reading': 'Reading the pictures',
  'picture.remove': 'Remove {{name}}',
  'picture.broken': '{{name}} is broken: choose the whole picture.',
  'picture.empty': '{{name}} is empty.',
  'picture.large': '{{name}} is larger than {{megabytes}} MB.',
  'picture.many': '{{name}} was not added: {{count}} pictures at most.',
  'picture.pixels': '{{name}} has too many pixels: 50 million at most.',
  'picture.type': '{{name}} is neither a png nor a jpg.',
  'picture.unreadable': '{{name}} could not be read.',
}
