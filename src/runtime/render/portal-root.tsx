import { createWatch, scopeBind } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Router, createPath } from 'react-router-dom'
import type { Navigator, To } from 'react-router-dom'

import { $location, navigationRequested } from '../model/navigation/navigation.ts'
import { textOf } from '../platform/history.ts'
import { $route } from '../model/navigation/page-shown.ts'
import type { Route } from '../model/navigation/page-shown.ts'
import type { Engine } from './engine.ts'
import { Shell } from './shell.tsx'

/**
 * What a portal mounts: its scope, its router, its shell. The model owns the location. React Router (asked for by those who ordered the
 * product) draws it and passes its own navigation on to the model.
 */
/** `committed` is called once the first render stands in the page. */
export function PortalRoot({ scope, engine, committed }: { scope: Scope; engine: Engine; committed?: (() => void) | undefined }) {
  useEffect(() => committed?.(), [committed])
  const route = useRoute(scope)
  const navigator = useMemo(() => createNavigator(scope), [scope])
  return (
    <Provider value={scope}>
      <Router location={route.location} navigator={navigator}>
        <Shell engine={engine} route={route} />
      </Router>
    </Provider>
  )
}

/** The model's route. Another one renders as a transition, in slices, so that a new page never holds up a touch. */
function useRoute(scope: Scope): Route {
  const [route, setRoute] = useState(() => scope.getState($route))
  useLayoutEffect(() => {
    setRoute(scope.getState($route)) // it may have changed between rendering and listening
    return createWatch({ unit: $route, scope, fn: (next) => startTransition(() => setRoute(next)) })
  }, [scope])
  return route
}

/** React Router's own links and hooks navigate through the model. */
function createNavigator(scope: Scope): Navigator {
  const request = scopeBind(navigationRequested, { scope })
  return {
    createHref: pathOf,
    push: (to) => request({ to: pathOf(to) }),
    replace: (to) => request({ to: pathOf(to), replace: true }),
    go: (steps) => request({ to: textOf(scope.getState($location)), steps }),
  }
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}
