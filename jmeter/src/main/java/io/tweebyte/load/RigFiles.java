package io.tweebyte.load;

import java.nio.file.Path;

import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.jmeter.Dashboard;
import io.tweebyte.load.jmeter.JMeter;

/**
 * Where the rig keeps what in a checkout.
 */
class RigFiles {

	private final Workspace workspace;

	RigFiles(Workspace workspace) {
		this.workspace = workspace;
	}

	Path plans() {
		return sources().resolve("plans");
	}

	/** The folder of all runs. */
	Path runs() {
		return this.workspace.state().resolve("load");
	}

	/** What the plans read: ids, texts and tokens. */
	Path data() {
		return runs().resolve("data");
	}

	/** Users and their tokens. */
	Path users() {
		return data().resolve("users.csv");
	}

	/** What is set besides while requests on tweets are measured one kind at a time. */
	Path warmSettings() {
		return sources().resolve("settings/warm.properties");
	}

	/**
	 * PostgreSQL with the data of a scale, kept from run to run.
	 */
	Path tweets(TweetScale scale) {
		return this.workspace.state().resolve("data").resolve(scale.label());
	}

	/**
	 * The jar of the study's style of a backend, rung by rung.
	 */
	Path ladder(Contender contender) {
		return sources()
			.resolve("ladder/%1$s/target/ladder-%1$s-%2$s.jar".formatted(contender.label(), Workspace.VERSION));
	}

	/** What is used up at backends that run elsewhere. */
	Path targets() {
		return runs().resolve("targets.properties");
	}

	/** What the generator reaches against a stub. */
	Path generatorLimit() {
		return runs().resolve("generator.json");
	}

	JMeter jmeter() {
		return new JMeter(engine(), sources().resolve("settings"));
	}

	/** The jar that runs inside JMeter. */
	Path driver() {
		return sources().resolve("driver/target/load-driver-%s.jar".formatted(Workspace.VERSION));
	}

	Dashboard dashboard() {
		return new Dashboard(engine(), sources().resolve("settings"));
	}

	private Path engine() {
		return sources().resolve("engine/target/jmeter");
	}

	private Path sources() {
		return this.workspace.root().resolve("jmeter");
	}

}
