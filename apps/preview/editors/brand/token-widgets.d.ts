declare module 'virtual:token-widgets' {
  // Made by build/token-widgets.ts
  export const tokenWidgets: Readonly<Record<string, readonly string[]>>
}
