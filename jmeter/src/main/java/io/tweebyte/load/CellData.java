package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

import io.tweebyte.load.data.PlanCast;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.TokenFile;
import io.tweebyte.testsupport.PostgresServer;

/**
 * The files that plans read. A cell whose lines can be used once gets some of its own.
 */
class CellData {

	private final PlanData data;

	private final Path folder;

	private final Slices slices;

	private final Duration load;

	private CellData(PlanData data, Path folder, Slices slices, Duration load) {
		this.data = data;
		this.folder = folder;
		this.slices = slices;
		this.load = load;
	}

	/**
	 * Writes the files.
	 * @param server has the databases as the cells will find them
	 * @param tokens mints the tokens of its users
	 * @param folder takes the files
	 * @param slices says which lines a cell gets that uses them up
	 * @param timing the course of each, for which its lines should last
	 * @throws IOException when the files cannot be written
	 * @throws SQLException when the databases refuse
	 */
	static CellData write(PostgresServer server, TokenFile tokens, Path folder, Slices slices, Timing timing)
			throws IOException, SQLException {
		PlanCast cast = PlanCast.read(server.connection("users"), server.connection("tweets"),
				server.connection("interactions"));
		PlanData data = new PlanData(cast, tokens);
		data.write(folder);
		return new CellData(data, folder, slices, timing.total());
	}

	/**
	 * The folder of a cell's files.
	 * @throws IOException when they cannot be written
	 */
	Path folder(Cell cell) throws IOException {
		if (cell.scenario().usesLinesUp()) {
			this.data.write(this.folder, this.slices.of(cell), this.load);
		}
		return this.folder;
	}

	/** Who and what is there, with tokens. */
	PlanData planData() {
		return this.data;
	}

}
