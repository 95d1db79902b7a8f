import { analyze, where } from 'mexplorer';
import { hydrateRoot } from 'react-dom/client';
import { Notes } from './Notes';

Object.assign(window, { mex: { analyze, where } });
const root = document.getElementById('root')!;

function hydrate() {
  hydrateRoot(root, <Notes />, {
    onRecoverableError: (error) => console.error('Mexplorer: hydration', error),
  });
}

// The widgets may have begun long before React comes, or not at all.
if (location.search !== '?late') hydrate();
else root.addEventListener('mex-ready', hydrate, { once: true });
