export const strings = {
  summary: '{{title}}, {{from}} to {{to}}. Highest: {{highest}}. Lowest: {{lowest}}. The table below has the same figures.',
  day: 'Day of the chart',
}
