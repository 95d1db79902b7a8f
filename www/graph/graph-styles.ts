import { styleSheets } from '../ui/style/style-sheets.ts';
import listStyle from './list.css?inline';
import nodeStyle from './nodes.css?inline';
import graphStyle from './graph.css?inline';
import drawingStyle from '../ui/style/drawing.css?inline';
import fieldStyle from '../ui/controls/text-field.css?inline';
import mexLineStyle from '../ui/drawing/mex-line.css?inline';
import runningStyle from '../ui/controls/progress.css?inline';
import stepperStyle from '../ui/controls/stepper.css?inline';

export const graphStyles = styleSheets(
  ...[stepperStyle, runningStyle, mexLineStyle, fieldStyle],
  ...[nodeStyle, listStyle, drawingStyle, graphStyle],
);
