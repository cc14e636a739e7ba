package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.PlanPictures;
import io.tweebyte.load.data.SharedDatabases;
import io.tweebyte.load.data.TweetPopulation;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.shared.token.SigningKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./tweebyte data}: fills the databases and writes the plans' files. */
@Command(name = "data", sortOptions = false, customSynopsis = "./tweebyte data [OPTION..]",
		description = "Fills the databases of users, tweets and interactions by SQL on the server, the same rows every "
				+ "time, and writes the files that the load plans read: ids, texts, pairs who do not follow each other yet, "
				+ "and tokens for 12 hours.",
		footer = { "", "Examples:", "  ./tweebyte data --scale small", "  ./tweebyte data --scale paper --replace",
				"  ./tweebyte data --scale 50000 --key key.pem --passwords folder \\",
				"    --users-db jdbc:postgresql://db:5432/users --tweets-db jdbc:postgresql://db:5432/tweets \\",
				"    --interactions-db jdbc:postgresql://db:5432/interactions", "",
				"Stop all other users of the databases meanwhile; caches forget what was there before within a minute.",
				"Databases that are filled already are left as they are, and only the files are written. What others wrote",
				"is destroyed by --replace alone. A million tweets take some minutes and 3 GB.",
				"Exit code: 0 done, 1 not done, 2 wrong usage.", "" })
public final class DataCommand extends RigTask {

	private static final String UNREACHABLE = "08";

	private static final String DISK_FULL = "53100";

	@Option(names = "--scale", defaultValue = "small", paramLabel = "NAME",
			description = "small, the default: 1,000 users, of whom 20 have 1,000 tweets and the others 100; paper: 1,000 "
					+ "with 1,000 each; tiny: small with 200 users; or a number of tweets, 1,000 of each user.")
	private String scale;

	@Option(names = "--seed", defaultValue = "tweebyte", paramLabel = "WORD",
			description = "Decides ids and texts: ${DEFAULT-VALUE}.")
	private String seed;

	@Option(names = "--replace",
			description = "Throws away everything that is in the databases, also what other programs wrote.")
	private boolean replace;

	@Option(names = "--folder", paramLabel = "FOLDER",
			description = "Takes the files: .tweebyte/load/data, where the plans look for them.")
	private Path folder;

	@Option(names = "--key", paramLabel = "FILE",
			description = "The private key that the backend's tokens are signed with, instead of the checkout's own.")
	private Path key;

	@Mixin
	private NamedDatabases named;

	@Override
	public Integer call() throws IOException {
		try {
			return usage(this::fill);
		}
		catch (IllegalStateException ex) {
			return fail(ex.getMessage() + ". --replace throws them away.");
		}
	}

	private int fill() throws IOException {
		TweetScale chosen = TweetScale.named(this.scale);
		TweetPopulation population = new TweetPopulation(chosen, this.seed, this::say);
		Workspace workspace = Workspace.find();
		Optional<SharedDatabases> elsewhere = this.named.open(this::say);
		if (elsewhere.isPresent() && this.key == null) {
			throw new IllegalArgumentException("--users-db wants --key: the key that its backend signs with");
		}
		try (RunLock lock = RunLock.take(new RigFiles(workspace).runs())) {
			return elsewhere.isPresent() ? fill(population, elsewhere.get(), this.key, workspace)
					: fillOwn(population, chosen, workspace);
		}
		catch (SQLException ex) {
			return fail(reason(ex));
		}
	}

	private int fillOwn(TweetPopulation population, TweetScale chosen, Workspace workspace)
			throws IOException, SQLException {
		say("starting the databases");
		try (Infrastructure infrastructure = Infrastructure.open(workspace, this::say)) {
			long free = Files.getFileStore(workspace.state()).getUsableSpace();
			if (free < chosen.bytes()) {
				return fail("Only %d MiB are free in %s, %d tweets need %d".formatted(free >> 20, workspace.state(),
						chosen.count(), chosen.bytes() >> 20));
			}
			PostgresServer server = infrastructure.postgres();
			SharedDatabases databases = new SharedDatabases(server.owner("users"), server.owner("tweets"),
					server.owner("interactions"), this::say);
			return fill(population, databases, (this.key != null) ? this.key : infrastructure.tokenKey(), workspace);
		}
	}

	private int fill(TweetPopulation population, SharedDatabases databases, Path keyFile, Workspace workspace)
			throws IOException, SQLException {
		if (!Files.isReadable(keyFile)) {
			throw new IllegalArgumentException("There is no key in " + keyFile);
		}
		SigningKey signing = SigningKey.load(keyFile);
		long start = System.nanoTime();
		boolean filled = databases.fill(population, this.replace);
		Path target = (this.folder != null) ? this.folder : new RigFiles(workspace).data();
		say("files");
		PlanData data = new PlanData(databases.content(), signing);
		data.write(target);
		PlanPictures.write(target, data);
		say("%s in %d s; the files are in %s".formatted(filled ? "filled" : "filled before, files written",
				Duration.ofNanos(System.nanoTime() - start).toSeconds(), target));
		return ExitCode.OK;
	}

	private int fail(String reason) {
		err().println("tweebyte: " + reason);
		return ExitCode.SOFTWARE;
	}

	private static String reason(SQLException problem) {
		String state = (problem.getSQLState() != null) ? problem.getSQLState() : "";
		if (state.equals(DISK_FULL)) {
			return "The disk of the database is full; what was there before is as it was. " + problem.getMessage();
		}
		return (state.startsWith(UNREACHABLE) ? "The database cannot be reached: " : "The database refuses: ")
				+ problem.getMessage();
	}

}
