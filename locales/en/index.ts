/** English words of forms and of pages around them: no screen of the landing page has them. The others come with the first script. */
export const words = import.meta.glob<Record<string, string>>(
  './{agent,field,form,launch,login,password,protection,register,rule}.json',
  { eager: true, import: 'default' },
)
