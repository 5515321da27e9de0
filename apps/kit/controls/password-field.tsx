import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps } from 'react'

import { IconButton } from '../buttons/button.tsx'
import { t } from '../i18n/words.ts'
import { TextField } from './text-field.tsx'

/** A password, with a button that shows what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after' | 'icon'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="off"
      after={
        <IconButton
          size="small"
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? 'ui.hide-password' : 'ui.show-password')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
