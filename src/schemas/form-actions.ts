/** What a form can do, by the topic of the model that answers it: its `topic.ts` has the code. */
export const formActionsByTopic = {
  login: ['log-in', 'log-in-agent', 'register', 'forgot-by-email', 'forgot-by-phone', 'verify-ip', 'change-password'],
  security: ['update-profile', 'set-payment-password', 'bind-mobile', 'bind-email', 'bind-google', 'bind-bank-account'],
  downlines: ['register-downline', 'register-link'],
} as const
export const formActions = Object.values(formActionsByTopic).flat()
export type FormAction = (typeof formActions)[number]

/** Actions of agents in their team. */
export const teamActions = formActionsByTopic.downlines
/** Actions of whoever is logged in: of the account, and of an agent in the team. */
export const accountActions: readonly FormAction[] = ['change-password', ...formActionsByTopic.security, ...teamActions]

const actionsById: Readonly<Record<string, FormAction>> = {
  login: 'log-in',
  agent: 'log-in-agent',
  'login-agent': 'log-in-agent',
  registration: 'register',
  'change-password-forced': 'change-password',
}

/** A form's action: the one it declares, else the one of its id; null for a form that does nothing. */
export function actionOf({ id, action }: { id: string; action?: FormAction | undefined }): FormAction | null {
  return action ?? formActions.find((known) => known === id) ?? (Object.hasOwn(actionsById, id) ? (actionsById[id] ?? null) : null)
}
