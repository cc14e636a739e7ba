package io.tweebyte.load.backend;

import java.io.IOException;
import java.sql.SQLException;

/** Starts all backends of a comparison. */
public interface BackendSource {

	/** Starts them on restored databases; the first start is number 1. */
	RunningBackends start(int start) throws IOException, SQLException, InterruptedException;

}
