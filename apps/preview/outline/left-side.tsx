export function LeftSide() {
  return null
}
