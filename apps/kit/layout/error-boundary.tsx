import { Component } from 'react'
import type { ReactNode } from 'react'
import { Bug } from 'lucide-react'

import { Button } from '../buttons/button.tsx'
import { Empty } from './empty.tsx'
import { t } from '../i18n/words.ts'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

type Props = { name: string; children: Elements; resetBy?: unknown }
type State = { error: Error | null; by: unknown }

/**
 * One part of the editor. An error in it costs that part alone: a message takes its place, and the part renders again when something else
 * is selected (`resetBy`) or on request. Edits are in the editor history, so none is lost.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, by: this.props.resetBy }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ resetBy }: Props, { by }: State): Partial<State> | null {
    return by === resetBy ? null : { error: null, by: resetBy }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <Empty
        icon={Bug}
        title={t('ui.broken.title', { part: this.props.name })}
        text={t('ui.broken.text', { error: error.message })}
        action={<Button onClick={() => this.setState({ error: null })}>{t('ui.broken.again')}</Button>}
      />
    )
  }
}
