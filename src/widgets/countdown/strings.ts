export const strings = {
  days_one: 'day',
  days_other: 'days',
  hours_one: 'hour',
  hours_other: 'hours',
  minutes_one: 'minute',
  minutes_other: 'minutes',
  seconds_one: 'second',
  seconds_other: 'seconds',
  timer: 'Time left',
}
