package io.tweebyte.load.run;

/** Shows how a run goes. */
public interface RunProgress {

	/** Shows a line that stays. */
	void say(String line);

	/** Shows what is going on until the next line; nothing where there is no terminal. */
	void working(String what);

}
