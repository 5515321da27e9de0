import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'agent.announcements': { description: 'Announcements for agents.' },
  'agent.bets': { description: 'The bets of an agent’s team, a page of them.' },
  'agent.daily-salary': { description: 'Daily salaries of an agent and of the accounts below.' },
  'agent.dividends': { description: 'Dividends of an agent and of the accounts below.' },
  'agent.hourly-salary': { description: 'Hourly salaries of an agent and of the accounts below.' },
  'agent.income': { description: 'What an agent earned on each day.' },
  'agent.losses': { description: 'What each account of an agent’s team won and lost.' },
  'agent.realtime-salary': { description: 'Real-time salaries of an agent and of the accounts below.' },
  'agent.team': { description: 'Figures of an agent’s team over a range of days.' },
  'agent.transactions': { description: 'What changed the balances of an agent’s team.' },
  'site.zone': { description: 'The zone in which the gateway counts days.' },
})
