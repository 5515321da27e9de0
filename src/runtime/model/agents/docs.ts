import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'agent.announcements': { description: 'Announcements for agents.', writtenInGateway: true },
  'agent.settlement': { description: 'When real-time salaries are settled next.' },
  'agent.team': { description: 'Figures of an agent’s team over a range of days.' },
  'agent.team-before': { description: 'The same figures over the days before that range, to compare with.' },
  'records.daily-salaries': { description: 'Daily salaries of an agent and of the accounts below.' },
  'records.dividends': { description: 'Dividends of an agent and of the accounts below.' },
  'records.downline-transactions': { description: 'What changed the balances of an agent’s team.' },
  'records.hourly-salaries': { description: 'Hourly salaries of an agent and of the accounts below.' },
  'records.realtime-salaries': { description: 'Real-time salaries of an agent and of the accounts below.' },
  'records.revenue': { description: 'What an agent earned on each day.' },
  'records.team-bets': { description: 'The bets of an agent’s team, a page of them.' },
  'records.user-losses': { description: 'What each account of an agent’s team won and lost.' },
  'site.zone': { description: 'The zone in which the gateway counts days.' },
})
