import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
// When the page is isolated from other origins, its clock has a resolution of 5 µs instead of 100.
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }

/** The bench's own pages. They never enter the players' build. */
export default defineConfig({
  root: path('.'),
  logLevel: 'warn',
  plugins: [react()],
  preview: { host: '127.0.0.1', headers },
  build: {
    outDir: path('../../dist/bench'),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { input: { react: path('react.html'), foyer: path('foyer.html'), search: path('search.html') } },
  },
})
