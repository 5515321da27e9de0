import { expect, test } from 'vitest'

import { withoutEffects } from './lean-router.ts'

test('components and contexts that are only made may go, hooks and assignments stay', () => {
  const code =
    'var Link = React10.forwardRef(\n  function() {\n    React10.useEffect(() => {});\n  }\n);\nLink.displayName = "Link";\nvar Context = React.createContext(null);\nvar state = React3.useState(1);\nother.name = "x";'

  expect(withoutEffects(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  function() {\n    React10.useEffect(() => {});\n  }\n);\n\nvar Context = /* @__PURE__ */ React.createContext(null);\nvar state = React3.useState(1);\nother.name = "x";',
  )
})
