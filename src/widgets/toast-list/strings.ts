export const strings = {
  label: 'Short messages',
  dismiss: 'Dismiss',
  reload: 'Reload',
  success: 'Done',
  info: 'Note',
  warning: 'Warning',
  danger: 'Failed',
}
