import { renderToString } from 'react-dom/server';
import { Notes } from './Notes';

process.stdout.write(renderToString(<Notes />));
