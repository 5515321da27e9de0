export function render(template: string, values: Record<string, unknown>): string
