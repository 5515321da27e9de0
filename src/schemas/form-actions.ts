/** What a form can do. Each action is code in `src/runtime/model/forms` and `src/runtime/model/login`. */
export const formActions = [
  'log-in',
  'log-in-agent',
  'register',
  'change-password',
  'forgot-by-email',
  'forgot-by-phone',
  'verify-ip',
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
