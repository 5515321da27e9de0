export const strings = {
  caption: 'Time',
  'caption-result': 'Net result',
  label: 'You have been here for {{time}}. Limits and breaks',
  label_result: 'You have been here for {{time}}, net result {{result}}. Limits and breaks',
  label_zone: 'Time of the platform',
}
