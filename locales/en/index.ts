/** English words of forms and of other pages: no screen of the landing page has them. The others come with the first script. */
export const words = import.meta.glob<Record<string, string>>(
  [
    './{about,agent,agent-home,announcement,claim,favourite,field,form,launch,login,member}.json',
    './{not-found,notification,password,point-mall,protection,raffle,refusal,register,room,rule,security,status}.json',
  ],
  { eager: true, import: 'default' },
)
