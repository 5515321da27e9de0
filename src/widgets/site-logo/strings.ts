export const strings = {
  home: '{{name}}, home',
}
