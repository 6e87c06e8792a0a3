import { config } from 'zod';

// The page's policy forbids code made from text, which zod would try; this runs before the first schema is made.
config({ jitless: true });
