package io.tweebyte.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.launcher.Infrastructure;
import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.data.TokenFile;
import io.tweebyte.load.data.TweetDatabases;
import io.tweebyte.shared.token.SigningKey;

/**
 * A backend that runs elsewhere, with the same data: nothing is started, and no process
 * is watched. Whom to ask for what is read from the same databases here, and what was
 * used up there is remembered here.
 */
class Elsewhere implements Stage {

	private final Workspace workspace;

	private final RigFiles files;

	private final LoadOrder order;

	private final RunFolder folder;

	private final URI gateway;

	private final Progress progress;

	private final UsedPlaces used;

	Elsewhere(Workspace workspace, LoadOrder order, RunFolder folder, Progress progress) {
		this.workspace = workspace;
		this.files = new RigFiles(workspace);
		this.order = order;
		this.folder = folder;
		this.gateway = order.target().orElseThrow();
		this.progress = progress;
		this.used = new UsedPlaces(this.files.targets(), this.gateway + " " + order.scale().label(),
				(int) order.blocks()
					.stream()
					.flatMap((block) -> block.all().stream())
					.filter((cell) -> cell.scenario().usesLinesUp())
					.count());
	}

	@Override
	public Scene open(Block block) throws IOException, SQLException {
		CellData data = data();
		Target target = new Target(this.gateway, List.of());
		return new Scene() {

			@Override
			public Optional<String> problem() throws InterruptedException {
				return new AnswerCheck(data.planData(), KeptAnswers.none()).problem(target,
						block.cells().stream().map(Cell::scenario).toList());
			}

			@Override
			public List<StaticFigures> statics() {
				return List.of();
			}

			@Override
			public Map<String, Double> starts() {
				return Map.of();
			}

			@Override
			public Target target() {
				return target;
			}

			@Override
			public Path data(Cell cell) throws IOException {
				return data.folder(cell);
			}

			@Override
			public void close() {
				// Others have started it.
			}

		};
	}

	private CellData data() throws IOException, SQLException {
		try (Infrastructure infrastructure = Infrastructure.kept(this.workspace,
				this.files.tweets(this.order.scale()))) {
			TweetDatabases databases = new TweetDatabases(infrastructure.postgres(), this.order.scale(),
					(step) -> this.progress.say("filling the databases: " + step));
			databases.prepare();
			databases.restore();
			Path key = this.order.key().map(Path::of).orElse(infrastructure.tokenKey());
			return CellData.write(infrastructure.postgres(), new TokenFile(SigningKey.load(key)), this.folder.data(),
					(cell) -> this.used.next(), this.order.timing());
		}
	}

}
