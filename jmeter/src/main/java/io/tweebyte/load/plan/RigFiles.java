package io.tweebyte.load.plan;

import java.nio.file.Path;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.jmeter.JMeter;

/** Where the rig keeps what in a checkout. */
public record RigFiles(Workspace workspace) {

	/** Returns those of the checkout that this JVM belongs to. */
	public static RigFiles find() {
		return new RigFiles(Workspace.find());
	}

	public Path plans() {
		return sources().resolve("plans");
	}

	/** The folder of all runs. */
	public Path runs() {
		return this.workspace.state().resolve("load");
	}

	/** What the plans read: ids, texts and tokens. */
	public Path data() {
		return runs().resolve("data");
	}

	/** What is set besides while requests on tweets are measured one kind at a time. */
	public Path warmSettings() {
		return sources().resolve("settings/warm.properties");
	}

	/** The limits that refuse what is too much, for backends that keep them. */
	public Path productionLimits() {
		return sources().resolve("settings/production-limits.properties");
	}

	/** PostgreSQL with the data of a scale, kept from run to run. */
	public Path tweets(TweetScale scale) {
		return this.workspace.state().resolve("data").resolve(scale.label());
	}

	/** The jar of the study's style of a backend, rung by rung. */
	public Path ladder(Model backend) {
		return this.workspace.root()
			.resolve("ladder/%1$s/target/ladder-%1$s-%2$s.jar".formatted(backend.label(), Workspace.VERSION));
	}

	public JMeter jmeter() {
		return new JMeter(engine(), sources().resolve("settings"));
	}

	/** The jar that runs inside JMeter. */
	public Path driver() {
		return sources().resolve("driver/target/load-driver-%s.jar".formatted(Workspace.VERSION));
	}

	private Path engine() {
		return sources().resolve("engine/target/jmeter");
	}

	private Path sources() {
		return this.workspace.root().resolve("jmeter");
	}

}
