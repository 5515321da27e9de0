export const strings = {
  label: 'Short messages',
  dismiss: 'Dismiss',
  success: 'Done',
  info: 'Note',
  warning: 'Warning',
  danger: 'Failed',
}
