package io.tweebyte.driver;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;

import org.apache.jmeter.engine.event.LoopIterationEvent;
import org.apache.jmeter.protocol.http.sampler.HTTPHC4Impl;
import org.apache.jmeter.protocol.http.sampler.HTTPSampleResult;
import org.apache.jmeter.protocol.http.sampler.HTTPSamplerBase;
import org.apache.jmeter.protocol.http.sampler.HTTPSamplerProxy;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.testelement.property.PropertyIterator;
import org.apache.jmeter.threads.JMeterContextService;

/**
 * An HTTP sampler of a plan whose response is watched while it is read: it notes when
 * events came, and reads as slowly as it is told. JMeter's own one can do neither.
 */
public final class ObservedSampler extends HTTPSamplerBase {

	private static final long serialVersionUID = 1L;

	private static final String BYTES_PER_SECOND = "ObservedSampler.bytesPerSecond";

	private static final String EVENT_STREAM = "text/event-stream";

	private transient ObservedClient client;

	/** JMeter clones elements by this constructor. */
	public ObservedSampler() {
		// its properties are set one by one
	}

	/**
	 * Takes the place of a sampler of a plan.
	 * @param bytesPerSecond how fast it reads a response; 0 for as fast as it comes
	 */
	ObservedSampler(HTTPSamplerProxy sampler, int bytesPerSecond) {
		for (PropertyIterator properties = sampler.propertyIterator(); properties.hasNext();) {
			setProperty(properties.next().clone());
		}
		setProperty(BYTES_PER_SECOND, bytesPerSecond);
	}

	@Override
	protected HTTPSampleResult sample(URL address, String method, boolean isRedirected, int depth) {
		if (this.client == null) {
			this.client = new ObservedClient(this);
		}
		return this.client.sample(address, method, isRedirected, depth);
	}

	@Override
	public void testIterationStart(LoopIterationEvent event) {
		if (this.client != null) {
			this.client.notifyFirstSampleAfterLoopRestart();
		}
	}

	@Override
	public void threadFinished() {
		if (this.client != null) {
			this.client.threadFinished();
		}
	}

	/** JMeter's HTTP client, which its sampler may not use from another package. */
	private static final class ObservedClient extends HTTPHC4Impl {

		private long begin;

		ObservedClient(ObservedSampler sampler) {
			super(sampler);
		}

		@Override
		protected HTTPSampleResult sample(URL address, String method, boolean isRedirected, int depth) {
			this.begin = System.nanoTime();
			return super.sample(address, method, isRedirected, depth);
		}

		@Override
		protected byte[] readResponse(SampleResult result, InputStream body, long length) throws IOException {
			int rate = this.testElement.getPropertyAsInt(BYTES_PER_SECOND);
			InputStream read = (rate > 0) ? new SlowStream(body, rate) : body;
			if (!result.getContentType().startsWith(EVENT_STREAM)) {
				return super.readResponse(result, read, length);
			}
			EventTimes times = new EventTimes(this.begin);
			JMeterContextService.getContext().getSamplerContext().put(EventTimes.KEY, times);
			return super.readResponse(result, new EventStream(read, times), length);
		}

		@Override
		protected void notifyFirstSampleAfterLoopRestart() {
			super.notifyFirstSampleAfterLoopRestart();
		}

		@Override
		protected void threadFinished() {
			super.threadFinished();
		}

	}

}
