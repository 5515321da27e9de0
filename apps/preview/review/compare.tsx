export function CompareView() {
  return null
}
