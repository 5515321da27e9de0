import { useId, useMemo, useState } from 'react'

import { isAddress } from '../../../../src/schemas/address.ts'
import { plainName } from '../../i18n/plain-name.ts'
import { Combobox } from '../../controls/combobox.tsx'
import { Field } from '../../controls/field.tsx'
import type { FieldIds } from '../../controls/field.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { t } from '../../i18n/words.ts'
import { addressFrom, filledRouteOf, pagesOf, parametersOf } from './page-addresses.ts'
import type { FilledRoute } from './page-addresses.ts'
import type { RouteChoice } from '../form/types.ts'

const none: readonly string[] = []

/**
 * Chooses a page by its title or one of its addresses; `more` are other addresses that are in use. What is typed is taken as an address
 * only if it is one. A page with parameters in its address asks for their values, and is chosen when all of them are there.
 */
export function PagePicker({
  ids,
  label,
  value,
  routes,
  more = none,
  onChange,
}: {
  ids: FieldIds
  label: string
  value: string | undefined
  routes: readonly RouteChoice[]
  more?: readonly string[]
  onChange: (address: string) => void
}) {
  const [asked, setAsked] = useState<FilledRoute & { over: string | undefined }>()
  const id = useId()
  const pages = useMemo(() => pagesOf(routes), [routes])
  const inValue = useMemo(
    () =>
      value === undefined
        ? undefined
        : filledRouteOf(
            value,
            routes.map(({ route }) => route),
          ),
    [value, routes],
  )
  // What was begun is dropped when the address becomes another one from outside
  const current = asked && asked.over === value ? asked : inValue
  const chosen = current?.route ?? value
  const options = useMemo(() => {
    const ofPages = pages.map(({ label: title, routes: all }) => ({
      value: chosen !== undefined && all.includes(chosen) ? chosen : (all[0] ?? ''),
      label: title,
      hint: all.join(', '),
    }))
    const known = new Set(pages.flatMap((page) => page.routes))
    const others = [...new Set(chosen === undefined || chosen === '' ? more : [chosen, ...more])]
    return [...ofPages, ...others.filter((address) => !known.has(address)).map((address) => ({ value: address, label: address }))]
  }, [pages, more, chosen])

  function fill(next: FilledRoute) {
    const address = addressFrom(next)
    setAsked({ ...next, over: address ?? value })
    if (address !== undefined && address !== value) onChange(address)
  }
  return (
    <>
      <Combobox
        {...ids}
        label={label}
        options={options}
        value={chosen}
        placeholder={t('inspector.find-page')}
        allowNew={(text) => (isAddress(text) ? t('inspector.use-address', { address: text }) : undefined)}
        onChange={(next) => {
          if (parametersOf(next).length > 0) return fill({ route: next, values: {}, rest: '' })
          setAsked(undefined)
          onChange(next)
        }}
      />
      {current
        ? parametersOf(current.route).map((name) => (
            <Field key={name} id={`${id}-${name}`} label={t('inspector.address-part', { name: plainName(name) })}>
              {(part) => (
                <TextField
                  {...part}
                  value={current.values[name] ?? ''}
                  onChange={(text) => fill({ ...current, values: { ...current.values, [name]: text } })}
                />
              )}
            </Field>
          ))
        : null}
    </>
  )
}
