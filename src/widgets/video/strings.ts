export const strings = {
  video: 'Video',
  play: 'Play: {{title}}',
  cookies: 'Playing it loads the video from {{host}}, which may set cookies of its own.',
}
