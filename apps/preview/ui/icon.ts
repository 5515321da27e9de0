import type { ComponentType } from 'react'

/** A drawing of lucide-react, handed in by name: `icon={Undo2}`. */
export type IconType = ComponentType<{ size?: number | string; className?: string; 'aria-hidden'?: boolean | 'true' | 'false' }>
