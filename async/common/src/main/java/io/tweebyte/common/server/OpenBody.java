package io.tweebyte.common.server;

/** What a handler returns whose response stays open. */
@FunctionalInterface
public interface OpenBody {

	/** Begins to write, once the head of the response is decided. */
	void open(OpenResponse response);

}
