package io.tweebyte.driver;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;

import org.apache.jmeter.JMeter;
import org.apache.jmeter.config.Argument;
import org.apache.jmeter.config.Arguments;
import org.apache.jmeter.engine.JMeterEngineException;
import org.apache.jmeter.engine.StandardJMeterEngine;
import org.apache.jmeter.protocol.http.sampler.HTTPSamplerProxy;
import org.apache.jmeter.save.SaveService;
import org.apache.jmeter.testelement.TestPlan;
import org.apache.jmeter.testelement.property.JMeterProperty;
import org.apache.jmeter.threads.AbstractThreadGroup;
import org.apache.jmeter.util.JMeterUtils;
import org.apache.jorphan.collections.HashTree;
import org.apache.jorphan.collections.ListedHashTree;

/**
 * Plans as they are in their files, run as one test: their threads are started once, and
 * keep their connections until the process ends.
 */
final class LoadedPlans {

	/** With the plan's name behind it: how fast its users read responses. */
	private static final String BYTES_PER_SECOND = "bytes-per-second.";

	private final TestPlan plan = new TestPlan("Slices");

	private final Map<String, String> variables = new HashMap<>();

	private final HashTree tree = new ListedHashTree();

	private final HashTree elements;

	private final List<AbstractThreadGroup> groups = new ArrayList<>();

	LoadedPlans() {
		this.plan.setUserDefinedVariables(new Arguments());
		this.elements = this.tree.add(this.plan);
	}

	/**
	 * Reads plans, each with a name, and starts their users, who wait for slices.
	 * @param users how many a plan has, by its name; as the plan says where it is absent
	 * @param properties JMeter's, and {@code bytes-per-second.NAME} for a plan whose
	 * users read responses slowly
	 */
	void start(Map<String, String> files, Map<String, Integer> users, Map<String, String> properties)
			throws IOException, JMeterEngineException {
		properties.forEach(JMeterUtils::setProperty);
		for (Entry<String, String> file : files.entrySet()) {
			HashTree loaded = JMeter.convertSubTree(SaveService.loadTree(new File(file.getValue())), false);
			observe(loaded, Integer.parseInt(properties.getOrDefault(BYTES_PER_SECOND + file.getKey(), "0")));
			add(file.getKey(), users.get(file.getKey()), loaded);
		}
		StandardJMeterEngine engine = new StandardJMeterEngine();
		engine.configure(this.tree);
		engine.runTest();
	}

	/** Returns how many users all plans have together, once the test runs. */
	int users() {
		return this.groups.stream().mapToInt(AbstractThreadGroup::getNumThreads).sum();
	}

	private static void observe(HashTree tree, int bytesPerSecond) {
		for (Object element : List.copyOf(tree.list())) {
			observe(tree.getTree(element), bytesPerSecond);
			if (element instanceof HTTPSamplerProxy sampler) {
				tree.replaceKey(sampler, new ObservedSampler(sampler, bytesPerSecond));
			}
		}
	}

	private void add(String name, Integer users, HashTree loaded) {
		for (Object root : loaded.list()) {
			if (!(root instanceof TestPlan own)) {
				throw new IllegalArgumentException("The plan " + name + " has no test plan at its top.");
			}
			for (JMeterProperty variable : own.getArguments()) {
				define(name, (Argument) variable.getObjectValue());
			}
			HashTree elements = loaded.getTree(root);
			for (Object element : elements.list()) {
				HashTree below = this.elements.add(element);
				below.add(elements.getTree(element));
				if (element instanceof AbstractThreadGroup group) {
					if (users != null) {
						group.setProperty(AbstractThreadGroup.NUM_THREADS, users);
					}
					this.groups.add(group);
					below.add(new SliceGate(name));
				}
			}
		}
	}

	private void define(String plan, Argument variable) {
		String known = this.variables.putIfAbsent(variable.getName(), variable.getValue());
		if (known == null) {
			this.plan.getArguments().addArgument(variable);
		}
		else if (!known.equals(variable.getValue())) {
			throw new IllegalArgumentException("The plan " + plan + " defines the variable " + variable.getName()
					+ " in another way than a plan before it.");
		}
	}

}
