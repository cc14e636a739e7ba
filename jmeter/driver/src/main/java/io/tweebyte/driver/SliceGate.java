package io.tweebyte.driver;

import io.tweebyte.driver.Slices.Iteration;
import org.apache.jmeter.engine.event.LoopIterationEvent;
import org.apache.jmeter.samplers.SampleEvent;
import org.apache.jmeter.samplers.SampleListener;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.testelement.AbstractTestElement;
import org.apache.jmeter.testelement.TestIterationListener;
import org.apache.jmeter.testelement.ThreadListener;
import org.apache.jmeter.threads.JMeterContext;
import org.apache.jmeter.threads.JMeterContextService;
import org.apache.jmeter.threads.JMeterVariables;
import org.apache.jorphan.util.JMeterStopThreadException;

/**
 * Holds a thread at the start of each iteration until a slice lets it go on, and counts
 * its samples. JMeter calls it before all data sets: a waiting thread holds no line.
 */
public final class SliceGate extends AbstractTestElement
		implements TestIterationListener, SampleListener, ThreadListener {

	private static final long serialVersionUID = 1L;

	private static final String PLAN = "SliceGate.plan";

	private transient Iteration iteration;

	private transient boolean isFirst;

	/** The last sampler of this thread that has connections. */
	private transient ThreadListener client;

	private transient int start;

	/** JMeter clones elements by this constructor. */
	public SliceGate() {
		setName("Slice gate");
	}

	SliceGate(String plan) {
		this();
		setProperty(PLAN, plan);
	}

	@Override
	public void testIterationStart(LoopIterationEvent event) {
		endIteration();
		JMeterContext context = JMeterContextService.getContext();
		try {
			this.iteration = Slices.shared()
				.begin(getPropertyAsString(PLAN), context.getThreadNum())
				.orElseThrow(() -> new JMeterStopThreadException("There are no more slices."));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new JMeterStopThreadException("Interrupted.");
		}
		closeConnections(this.iteration.slice().start());
		JMeterVariables variables = context.getVariables();
		this.iteration.slice().variables().forEach(variables::put);
		this.isFirst = true;
	}

	/**
	 * JMeter keeps the connections of a thread until it ends: those to the backends of
	 * each start would add up to more than a process may have.
	 */
	private void closeConnections(int number) {
		if (this.client != null && this.start != number) {
			this.client.threadFinished();
		}
		this.start = number;
	}

	private void endIteration() {
		if (this.iteration != null) {
			Slices.shared().end(this.iteration.slice());
			this.iteration = null;
		}
	}

	@Override
	public void sampleOccurred(SampleEvent event) {
		SampleResult sample = event.getResult();
		// pauses are samples too, without an address
		if (this.iteration != null && sample.getURL() != null) {
			Slices.shared().add(this.iteration, sample, this.isFirst);
			this.isFirst = false;
			if (JMeterContextService.getContext().getCurrentSampler() instanceof ThreadListener sampler) {
				this.client = sampler;
			}
		}
	}

	@Override
	public void sampleStarted(SampleEvent event) {
		// only its end counts
	}

	@Override
	public void sampleStopped(SampleEvent event) {
		// only its end counts
	}

	@Override
	public void threadStarted() {
		// waits at its first iteration
	}

	/** A thread whose data ends is within an iteration that has no end. */
	@Override
	public void threadFinished() {
		endIteration();
	}

}
