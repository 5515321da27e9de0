/** Actions of agents in their team. */
export const teamActions = ['register-downline', 'register-link'] as const
/** Actions of whoever is logged in: of the account, and of an agent in the team. */
export const accountActions = [
  'change-password',
  'update-profile',
  'set-payment-password',
  'bind-mobile',
  'bind-email',
  'bind-google',
  'bind-bank-account',
  ...teamActions,
] as const
/** What a form can do. Each action is code in the topic whose line in `src/runtime/model/topics.ts` names it. */
export const formActions = [
  'log-in',
  'log-in-agent',
  'register',
  'forgot-by-email',
  'forgot-by-phone',
  'verify-ip',
  ...accountActions,
] as const
export type FormAction = (typeof formActions)[number]

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
