import { Blocks } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { ValidatorType } from '@rjsf/utils'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { schemaFor } from '../../../src/schemas/varied-schema.ts'
import type { DocumentedContract } from '../../../src/runtime/contract/docs.ts'
import { Button } from '../buttons/button.tsx'
import { Empty } from '../layout/empty.tsx'
import { Notice } from '../layout/notice.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import { withWords } from '../i18n/lazy-component.ts'
import { t } from '../i18n/words.ts'
import type { SchemaFormProps } from './schema-form.tsx'
import styles from './form/fields.module.css'

export type ContentFormProps = Omit<SchemaFormProps, 'schema' | 'validator'> & { contract: DocumentedContract }

type Loaded = { Form: ComponentType<SchemaFormProps>; validator: ValidatorType }

const known = new Map<string, Loaded>()

/** Loads the code of all forms. Called when the pointer or the focus comes near, so that choosing a block shows its form at once. */
export const loadFormCode = () => Promise.all([withWords(() => import('./schema-form.tsx')), import('./prop-validator.ts')])

/** Loads what the form of a contract needs: the code of all forms, and its validator. */
export async function loadContentForm(contract: DocumentedContract): Promise<Loaded> {
  const before = known.get(contract.type)
  if (before) return before
  const [{ SchemaForm }, { validatorOf }] = await loadFormCode()
  const loaded = { Form: SchemaForm, validator: await validatorOf(contract) }
  known.set(contract.type, loaded)
  return loaded
}

/** The content of the chosen block: a field for each prop of its type. rjsf is loaded when the first block is chosen. */
export function ContentForm({ contract, ...rest }: ContentFormProps) {
  const schema = schemaFor(contract.props as unknown as JsonObject, rest.props) // draft-07 as data
  const [state, setState] = useState<{ type: string; loaded?: Loaded; failed?: boolean }>()
  const ready = known.get(contract.type)
  const failed = state?.type === contract.type && state.failed === true

  useEffect(() => {
    if (ready || failed) return undefined
    let here = true
    loadContentForm(contract).then(
      (loaded) => here && setState({ type: contract.type, loaded }),
      () => here && setState({ type: contract.type, failed: true }),
    )
    return () => {
      here = false
    }
  }, [contract, ready, failed])

  const asked = Object.keys((schema.properties ?? {}) as JsonObject).length > 0 || Object.keys(rest.props ?? {}).length > 0
  if (!asked) return <Empty icon={Blocks} title={t('ui.form.none')} />
  if (failed)
    return (
      <Notice
        kind="fault"
        title={t('ui.form.failed')}
        action={
          <Button size="small" onClick={() => setState(undefined)}>
            {t('ui.broken.again')}
          </Button>
        }
      >
        {t('ui.form.failed-kept')}
      </Notice>
    )
  if (!ready)
    return (
      <div className={styles.props}>
        <Skeleton lines={6} />
      </div>
    )
  return <ready.Form key={contract.type} {...rest} schema={schema} validator={ready.validator} />
}
