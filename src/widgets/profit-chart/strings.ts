export const strings = {
  summary: '{{title}}, {{from}} to {{to}}. Highest: {{highest}}. Lowest: {{lowest}}. The table below has the same figures.',
  lines: '{{title}}, {{from}} to {{to}}. {{lines}}. The table below has the same figures.',
  line: '{{label}}: lowest {{lowest}}, highest {{highest}}',
  day: 'Day of the chart',
}
