import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'

import { loadContentForm } from '../kit/fields/content-form.tsx'
import { $drawnProps, addressChanged, propsEdited } from './gallery-model.ts'
import { PropsForm } from './props-form.tsx'
import { filesOf } from './widget-files.ts'

afterEach(cleanup)

test('props that the contract does not allow are refused with a notice, and the frame keeps the last ones that it allows', async () => {
  const scope = fork()
  const { contract } = await filesOf('link-line')
  const edit = (value: string | number) => allSettled(propsEdited, { scope, params: [{ op: 'replace', path: '/props/label', value }] })
  await loadContentForm(contract)
  await allSettled(addressChanged, { scope, params: '?widget=link-line' })
  render(
    <Provider value={scope}>
      <PropsForm contract={contract} />
    </Provider>,
  )
  await edit('Tried')
  expect(screen.queryByRole('alert')).toBeNull()

  await edit(5)

  expect((await screen.findByRole('alert')).textContent).toContain('The contract does not allow these values.')
  expect(scope.getState($drawnProps)).toMatchObject({ label: 'Tried' })

  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))

  expect(screen.queryByRole('alert')).toBeNull()
  expect(scope.getState($drawnProps)).toBeNull()
})
