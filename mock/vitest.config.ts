import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'mock', environment: 'node', isolate: false } })
