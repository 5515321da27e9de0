export function LookBar() {
  return null
}
