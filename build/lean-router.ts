import type { Plugin } from 'vite'

/**
 * Lets the parts of the router that nobody imports go (links, forms, scroll restoration, data routes): a component that is only made
 * is not used, and a name for the developer tools is no use either. Calls of hooks are left alone.
 */
export function leanRouter(): Plugin {
  return {
    name: 'foyer-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler(code) {
        return { code: withoutEffects(code), map: null }
      },
    },
  }
}

export function withoutEffects(code: string): string {
  return code
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
}
