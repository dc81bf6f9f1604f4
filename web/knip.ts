{
  "$schema": "https://unpkg.com/knip@6/schema.json",
  "entry": [
    "src/games/*/{manifest.ts,cards/{cover.ts,Showcase.svelte},lab/Editor.svelte,reader/reader.ts}",
    "src/games/*/help/{rules.ts,RulesPieces.svelte}",
    "build/*.{ts,js}"
  ],
  "project": ["src/**/*.{ts,svelte}", "build/**"],
  "ignoreDependencies": ["@fontsource.*", "emblem", "fonts", "games", "texts"]
}
