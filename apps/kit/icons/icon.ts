import type { ComponentType } from 'react'

/** An icon of lucide-react, passed by name: `icon={Undo2}`. */
export type IconType = ComponentType<{ size?: number | string; className?: string; 'aria-hidden'?: boolean | 'true' | 'false' }>
