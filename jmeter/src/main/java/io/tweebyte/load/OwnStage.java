package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.launcher.Backend;
import io.tweebyte.launcher.Infrastructure;
import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.data.TokenFile;
import io.tweebyte.load.data.TweetDatabases;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.testsupport.PostgresServer;
import io.tweebyte.testsupport.ServerException;

/**
 * Backends that are started here, each on servers of its own: fresh copies of the
 * databases and an empty Redis.
 */
class OwnStage implements Stage {

	private final Workspace workspace;

	private final RigFiles files;

	private final LoadOrder order;

	private final Limits limits;

	private final RunFolder folder;

	private final Progress progress;

	/** Minted once: it takes seconds for each start. */
	private TokenFile tokens;

	OwnStage(Workspace workspace, LoadOrder order, Limits limits, RunFolder folder, Progress progress) {
		this.workspace = workspace;
		this.files = new RigFiles(workspace);
		this.order = order;
		this.limits = limits;
		this.folder = folder;
		this.progress = progress;
	}

	/**
	 * Fills the databases unless an earlier run has.
	 * @throws SQLException when they refuse
	 */
	void prepare() throws SQLException {
		this.progress.working("preparing the databases");
		try (Infrastructure infrastructure = Infrastructure.kept(this.workspace, kept())) {
			databases(infrastructure.postgres()).prepare();
		}
	}

	@Override
	public Scene open(Block block) throws IOException, SQLException {
		this.progress.working("starting " + block.contender().label());
		Infrastructure infrastructure = infrastructure();
		try {
			databases(infrastructure.postgres()).restore();
			Path logs = Files.createDirectories(this.folder.logs().resolve(block.name()));
			Laboratory laboratory = new Laboratory(infrastructure,
					block.production() ? this.limits.ofCallersOnly() : Limits.none(), logs, this.order.heap(),
					!block.production(), this.order.via());
			CellData data = CellData.write(infrastructure.postgres(), tokens(infrastructure.tokenKey()),
					this.folder.data(), Slices.of(block.all()), this.order.timing());
			return new OwnScene(block, infrastructure, laboratory, laboratory.start(block.contender()), data);
		}
		catch (RuntimeException | IOException | SQLException ex) {
			infrastructure.close();
			throw ex;
		}
	}

	/** Without which no backend can be measured. */
	private Infrastructure infrastructure() throws IOException {
		try {
			return Infrastructure.kept(this.workspace, kept());
		}
		catch (ServerException ex) {
			throw new IOException("PostgreSQL or Redis does not start: " + ex.getMessage(), ex);
		}
	}

	private TokenFile tokens(Path key) throws IOException {
		if (this.tokens == null) {
			this.tokens = new TokenFile(SigningKey.load(key));
		}
		return this.tokens;
	}

	private Path kept() {
		return this.files.tweets(this.order.scale());
	}

	private TweetDatabases databases(PostgresServer server) {
		return new TweetDatabases(server, this.order.scale(),
				(step) -> this.progress.say("filling the databases: " + step));
	}

	private final class OwnScene implements Scene {

		private final Block block;

		private final Infrastructure infrastructure;

		private final Laboratory laboratory;

		private final Backend backend;

		private final CellData data;

		OwnScene(Block block, Infrastructure infrastructure, Laboratory laboratory, Backend backend, CellData data) {
			this.block = block;
			this.infrastructure = infrastructure;
			this.laboratory = laboratory;
			this.backend = backend;
			this.data = data;
		}

		@Override
		public Optional<String> problem() throws InterruptedException {
			return new AnswerCheck(this.data.planData(),
					new KeptAnswers(OwnStage.this.folder.path().resolve("answers")))
				.problem(target(), this.block.cells().stream().map(Cell::scenario).toList());
		}

		@Override
		public List<StaticFigures> statics() throws InterruptedException {
			return new StaticMeter(OwnStage.this.workspace).read(this.block.contender(), this.backend);
		}

		@Override
		public Map<String, Double> starts() {
			return StaticMeter.starts(this.backend);
		}

		@Override
		public Target target() {
			return this.laboratory.target(this.backend);
		}

		@Override
		public Path data(Cell cell) throws IOException {
			return this.data.folder(cell);
		}

		@Override
		public void close() {
			OwnStage.this.progress.working("stopping " + this.block.contender().label());
			try {
				this.backend.close();
			}
			finally {
				this.infrastructure.close();
			}
		}

	}

}
