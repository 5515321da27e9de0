export function RightSide() {
  return null
}
